import { removeSinks } from './analytics/track';
import type { Consent, ConsentCategory } from './consent/consent';

/** A third party that requires consent. Scripts cannot be unloaded, so reloading the page stops it. */
export interface Service {
	/** Consent to one of these categories starts the service. Withdrawing the consent to one of them stops it. */
	needs: readonly ConsentCategory[];
	start(): void;
}

const expired = 'Thu, 01 Jan 1970 00:00:00 GMT';

/** Deletes cookies by name prefix, on this host and its parent domains. */
function clearCookies(prefixes: readonly string[]): void {
	const names = document.cookie
		.split('; ')
		.map((cookie) => cookie.split('=')[0] ?? '')
		.filter((name) => name !== '' && prefixes.some((prefix) => name.startsWith(prefix)));
	for (const name of names) {
		for (const domain of ['', ...domainsOf(location.hostname)]) {
			// biome-ignore lint/suspicious/noDocumentCookie: not all browsers support the Cookie Store API yet
			document.cookie = `${name}=; Path=/; Expires=${expired}${domain && `; Domain=${domain}`}`;
		}
	}
}

function domainsOf(host: string): string[] {
	const labels = host.split('.');
	return labels.slice(0, -1).map((_, index) => labels.slice(index).join('.'));
}

export interface RunOptions {
	consent: Consent;
	services: readonly Service[];
	clearedCookies: readonly string[];
	reload?: () => void;
}

/** Starts each service when consent allows it. When consent is withdrawn, it deletes cookies and reloads the page. */
export function runServices(options: RunOptions): void {
	const { consent, services, clearedCookies, reload = () => location.reload() } = options;
	const running = new Set<Service>();
	function startServices(): void {
		for (const service of services) {
			if (running.has(service) || !service.needs.some(consent.allows)) continue;
			running.add(service);
			service.start();
		}
	}
	consent.onChange(({ withdrawn }) => {
		const isStopped = [...running].some((service) =>
			service.needs.some((category) => withdrawn.includes(category)),
		);
		if (!isStopped) return startServices();
		removeSinks();
		clearCookies(clearedCookies);
		reload();
	});
	startServices();
}
