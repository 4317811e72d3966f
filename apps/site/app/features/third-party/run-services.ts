import { removeSinks } from './analytics/track';
import { clearCookies } from './clear-cookies';
import type { Consent } from './consent/consent';
import type { Service } from './consent/service';

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
