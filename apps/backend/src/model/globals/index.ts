import type { GlobalConfig } from 'payload';
import { brand } from './brand.ts';
import { callToAction } from './call-to-action.ts';
import { footer } from './footer.ts';
import { header } from './header.ts';
import { siteSettings } from './site-settings.ts';

/** What all pages share. */
export const globals: GlobalConfig[] = [header, footer, callToAction, siteSettings, brand];
