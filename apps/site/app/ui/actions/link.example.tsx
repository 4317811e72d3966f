import type { PartExamples } from '~/testing/part-examples';
import { Link } from './link';

export const examples: PartExamples = (t) => ({
	'A page of the site': (
		<Link href="/pricing">{t({ en: 'Prices', da: 'Priser', de: 'Preise' })}</Link>
	),
	'Another site in a new tab': (
		<Link href="https://status.example" target="_blank">
			Status
		</Link>
	),
	'A URL with a script scheme': (
		<Link href="vbscript:alert(1)">
			{t({ en: 'Only the words', da: 'Kun ordene', de: 'Nur die Wörter' })}
		</Link>
	),
});
