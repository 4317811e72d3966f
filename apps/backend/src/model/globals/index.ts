import type { GlobalConfig } from 'payload';
import { brand } from './brand.ts';
import { callToAction } from './call-to-action.ts';
import { footer } from './footer.ts';
import { header } from './header.ts';
import { siteSettings } from './site-settings.ts';

/** The globals of the site. */
export const globals: GlobalConfig[] = [header, footer, callToAction, siteSettings, brand];
