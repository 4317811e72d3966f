import type { PartExamples } from '~/testing/part-examples';
import { Unbroken } from './unbroken';

export const examples: PartExamples = (t) => ({
	'Short words with a hyphen': (
		<p>
			<Unbroken>
				{t({
					en: 'An e-mail in GSM-7 or UCS-2, and opt-in breaks where it likes',
					da: 'En e-mail i GSM-7 eller UCS-2, og opt-in deles, hvor det passer',
					de: 'Eine E-Mail in GSM-7 oder UCS-2, und Opt-in trennt, wo es passt',
				})}
			</Unbroken>
		</p>
	),
});
