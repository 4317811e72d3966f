import { danishActions } from './actions.ts';
import { danishScreens } from './screens.ts';

export const danish = { ...danishScreens, ...danishActions };
