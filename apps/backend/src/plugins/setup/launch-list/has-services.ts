import { environment } from '../../../platform/environment.ts';
import { limits } from '../../../platform/limits.ts';

/** The attribute on a page's settings element if the site loads third-party services after consent. */
const marker = 'data-after-ready=';

/**
 * True if the site loads third-party services. Checks the site's home page, because the backend cannot read the site's settings. False if
 * that page cannot be loaded.
 */
export async function hasServices(): Promise<boolean> {
	const [webhook = environment.SITE_URL] = environment.SITE_WEBHOOK_URL;
	try {
		const signal = AbortSignal.timeout(limits.launchList.siteMs);
		const response = await fetch(new URL('/', webhook), { signal });
		return (await response.text()).includes(marker);
	} catch {
		return false;
	}
}
