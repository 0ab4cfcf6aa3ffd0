// The client begins here.
import "./draw/palette.css";
import "./style.css";
