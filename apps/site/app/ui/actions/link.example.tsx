import type { PartExamples } from '~/testing/part-examples';
import { Link } from './link';

export const examples: PartExamples = {
	'A page of the site': <Link href="/pricing">Prices</Link>,
	'Another site in a new tab': (
		<Link href="https://status.example" target="_blank">
			Status
		</Link>
	),
	'An address with a script protocol': <Link href="vbscript:alert(1)">Only the words</Link>,
};
