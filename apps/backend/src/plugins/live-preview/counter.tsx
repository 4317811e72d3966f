import { fillTemplate } from '../../platform/i18n/translator-in.ts';
import { type Words, words } from '../../platform/i18n/words.ts';

const texts = {
	of: words(
		'{label}: {length} of {most}',
		'{label}: {length} af {most}',
		'{label}: {length} von {most}',
	),
	cutOff: words('the end is cut off', 'slutningen skæres af', 'das Ende wird abgeschnitten'),
};

interface Props {
	label: string;
	length: number;
	most: number;
	t: (text: Words) => string;
}

/** Shows the length of a text and the maximum that is displayed. */
export function Counter({ label, length, most, t }: Props) {
	const isLong = length > most;
	return (
		<p className={isLong ? 'appearance__counter appearance__counter--long' : 'appearance__counter'}>
			{fillTemplate(t(texts.of), { label, length, most })}
			{isLong && ` – ${t(texts.cutOff)}`}
		</p>
	);
}
