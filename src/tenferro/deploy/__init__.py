"""Programs without the code they were made from: run from files, exported to C."""
