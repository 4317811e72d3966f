import type { TagManagerSettings } from '#shared/settings/third-parties.ts';
import { addSink } from './analytics/track';
import type { Service } from './consent/service';
import { dataLayer } from './scripts/data-layer';
import { loadScript } from './scripts/load-script';

/** The tag manager. Consent to statistics or marketing starts it; its tags read the granted categories from Consent Mode. */
export function tagManager({ id, scriptUrl }: TagManagerSettings): Service {
	return {
		needs: ['statistics', 'marketing'],
		start() {
			dataLayer().push({ 'gtm.start': Date.now(), event: 'gtm.js' });
			addSink(({ name, ...fields }) => dataLayer().push({ event: name, ...fields }));
			const url = new URL(scriptUrl);
			url.searchParams.set('id', id);
			void loadScript({ name: 'tag manager', src: url.href });
		},
	};
}
