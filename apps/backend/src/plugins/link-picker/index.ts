import { add, type Plugin } from '../../platform/plugin.ts';
import { linkEndpoints } from './endpoints.ts';

/** Endpoints that find link targets by words or by URL. */
export const linkPicker = (): Plugin => add({ endpoints: linkEndpoints });
