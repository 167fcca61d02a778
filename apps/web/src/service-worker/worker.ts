import { keepFiles } from './files';
import { tellNews } from './push';

// The one service worker of the product.
keepFiles();
tellNews();
