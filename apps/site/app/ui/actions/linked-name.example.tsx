import type { PartExamples } from '~/testing/part-examples';
import { LinkedName } from './linked-name';

export const examples: PartExamples = (t) => {
	const name = t({ en: 'Engineering team', da: 'Udviklingsteamet', de: 'Entwicklungsteam' });
	return {
		'With a page': <LinkedName name={name} href="/blog/author/engineering-team-2" />,
		'Without a page': <LinkedName name={name} href={null} />,
	};
};
