import { add, type Plugin } from '../../platform/plugin.ts';
import { linkEndpoints } from './endpoints.ts';

/** What a link may lead to, found by words or by an address. */
export const linkPicker = (): Plugin => add({ endpoints: linkEndpoints });
