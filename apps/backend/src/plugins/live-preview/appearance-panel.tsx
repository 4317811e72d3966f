import { signPreview } from '@website/contracts/signatures';
import { environment } from '../../platform/environment.ts';
import { Appearance } from './appearance.tsx';

const hour = 60 * 60;

/** Gives the panel a preview token for the content endpoint; it is valid for 23 hours, enough for a day of writing. */
export function AppearancePanel() {
	const expires = Math.floor(Date.now() / 1000) + 23 * hour;
	return (
		<Appearance
			token={signPreview(environment.PREVIEW_SECRET, expires)}
			site={new URL(environment.SITE_URL).host}
		/>
	);
}
