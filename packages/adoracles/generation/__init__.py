"""The generation of cases from the table of families, with probes that notice wrong derivatives."""
