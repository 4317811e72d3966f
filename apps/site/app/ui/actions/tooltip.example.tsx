import type { PartExamples } from '~/testing/part-examples';
import { Tooltip } from './tooltip';

export const examples: PartExamples = (say) => ({
	Closed: (
		<p>
			{say({ en: 'Segments', da: 'Segmenter', de: 'Segmente' })}{' '}
			<Tooltip
				label={say({
					en: 'More about segments',
					da: 'Mere om segmenter',
					de: 'Mehr über Segmente',
				})}
			>
				{say({
					en: '160 characters, or 70 with an emoji.',
					da: '160 tegn, eller 70 med en emoji.',
					de: '160 Zeichen, oder 70 mit einem Emoji.',
				})}
			</Tooltip>
		</p>
	),
});
