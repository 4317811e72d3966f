import type { PartExamples } from '~/testing/part-examples';
import { IconFlag } from './icon-flag';

const icons = ['send', 'route', 'clock', 'shield-check', 'users', 'webhook'];

export const examples: PartExamples = () =>
	Object.fromEntries(
		icons.map((name, index) => [
			`Field ${index + 1}`,
			<IconFlag key={name} name={name} index={index} />,
		]),
	);
