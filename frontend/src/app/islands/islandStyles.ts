import "../../ui/ui.css";
