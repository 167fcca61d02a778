// The style sheets every page needs. Inside Mantine's layer the order matters: what others build on comes first.
import './layers.css';
import '@mantine/core/styles/baseline.layer.css';
import '@mantine/core/styles/global.layer.css';
import '@mantine/core/styles/UnstyledButton.layer.css';
import '@mantine/core/styles/VisuallyHidden.layer.css';
import '@mantine/core/styles/Loader.layer.css';
import '@mantine/core/styles/ActionIcon.layer.css';
import '@mantine/core/styles/Button.layer.css';
import '@mantine/core/styles/Input.layer.css';
import './fonts.css';
import './tokens.css';
import './global.css';
import './touch.css';
import './opening.css';
import './opening-outside.css';
