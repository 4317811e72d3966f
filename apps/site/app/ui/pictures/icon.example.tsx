import type { PartExamples } from '~/testing/part-examples';
import { Icon, iconNames } from './icon';

export const examples: PartExamples = () => ({
	'Every name': (
		<p>
			{iconNames.map((name) => (
				<Icon key={name} name={name} />
			))}
		</p>
	),
	'An unknown name': <Icon name="unknown" />,
});
