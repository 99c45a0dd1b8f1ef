"""What all reports are made of: templates, charts, numbers and looks."""
