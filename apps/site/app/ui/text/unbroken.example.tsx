import type { PartExamples } from '~/testing/part-examples';
import { Unbroken } from './unbroken';

export const examples: PartExamples = {
	'Short words with a hyphen': (
		<p>
			<Unbroken>An e-mail in GSM-7 or UCS-2, and opt-in breaks where it likes</Unbroken>
		</p>
	),
};
