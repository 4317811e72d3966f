import { signPreview } from '@website/contracts/signatures';
import { environment } from '../../../platform/environment.ts';
import { Appearance } from './appearance.tsx';

const hour = 60 * 60;

/** Gives the panel what it asks the content endpoint with: a preview token good for a day of writing. */
export function AppearancePanel() {
	const expires = Math.floor(Date.now() / 1000) + 23 * hour;
	return (
		<Appearance
			token={signPreview(environment.PREVIEW_SECRET, expires)}
			site={new URL(environment.SITE_URL).host}
		/>
	);
}
