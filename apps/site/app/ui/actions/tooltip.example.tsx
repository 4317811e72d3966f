import type { PartExamples } from '~/testing/part-examples';
import { Tooltip } from './tooltip';

export const examples: PartExamples = (t) => ({
	Closed: (
		<p>
			{t({ en: 'Segments', da: 'Segmenter', de: 'Segmente' })}{' '}
			<Tooltip
				label={t({
					en: 'More about segments',
					da: 'Mere om segmenter',
					de: 'Mehr über Segmente',
				})}
			>
				{t({
					en: '160 characters, or 70 with an emoji.',
					da: '160 tegn, eller 70 med en emoji.',
					de: '160 Zeichen, oder 70 mit einem Emoji.',
				})}
			</Tooltip>
		</p>
	),
});
