import { previewToken } from '../../content/preview/preview-url.ts';
import { environment } from '../../platform/environment.ts';
import { Appearance } from './appearance.tsx';

/** Gives the panel a preview token for the content endpoint; it is valid for 23 hours, enough for a day of writing. */
export const AppearancePanel = () => (
	<Appearance token={previewToken({ hours: 23 })} site={new URL(environment.SITE_URL).host} />
);
