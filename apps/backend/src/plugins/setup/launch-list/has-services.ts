import { environment } from '../../../platform/environment.ts';
import { limits } from '../../../platform/limits.ts';

/** On the element with a page's settings, where the site loads services of third parties once visitors consent. */
const mark = 'data-after-ready=';

/** Whether the site loads any: its settings are its own, so its home page is looked at. False while it can't be had. */
export async function hasServices(): Promise<boolean> {
	const [webhook = environment.SITE_URL] = environment.SITE_WEBHOOK_URL;
	try {
		const signal = AbortSignal.timeout(limits.launchList.siteMs);
		const response = await fetch(new URL('/', webhook), { signal });
		return (await response.text()).includes(mark);
	} catch {
		return false;
	}
}
