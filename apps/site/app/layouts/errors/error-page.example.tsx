import type { PartExamples } from '~/testing/part-examples';
import { ErrorPage } from './error-page';

export const examples: PartExamples = (t) => ({
	'Not found': (
		<ErrorPage
			status={404}
			statusMessage={t({
				en: 'Page Not Found',
				da: 'Siden blev ikke fundet',
				de: 'Seite nicht gefunden',
			})}
			description={t({
				en: 'Page not found: /products/carrier-pigeon/prices-and-availability',
				da: 'Siden blev ikke fundet: /da/produkter/brevdue/priser-og-tilgaengelighed',
				de: 'Seite nicht gefunden: /de/produkte/brieftaube/preise-und-verfuegbarkeit',
			})}
		/>
	),
	'May pass': (
		<ErrorPage
			status={503}
			statusMessage={t({
				en: 'Service Unavailable',
				da: 'Tjenesten er ikke tilgængelig',
				de: 'Dienst nicht verfügbar',
			})}
			description={t({
				en: 'The page can’t be shown right now.',
				da: 'Siden kan ikke vises lige nu.',
				de: 'Die Seite kann gerade nicht angezeigt werden.',
			})}
			retryHref="/pricing"
		/>
	),
});
