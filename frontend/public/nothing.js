// Stands for scripts that another company's script wants to load and that nobody has agreed to.
