"""What a family is: declarations, rules, formulas, application, and what rules are written with."""
