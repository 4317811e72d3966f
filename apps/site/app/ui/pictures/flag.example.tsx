import { locales } from '@website/contracts/locales';
import type { PartExamples } from '~/testing/part-examples';
import { Flag } from './flag';

export const examples: PartExamples = () =>
	Object.fromEntries(
		locales.map(({ name, flag }) => [
			name,
			<p key={flag}>
				<Flag code={flag} /> {name}
			</p>,
		]),
	);
