import type { PartExamples } from '~/testing/part-examples';
import { withLook } from '~/testing/with-look';
import { IconFlag } from './icon-flag';

const icons = ['send', 'route', 'clock', 'shield-check', 'users', 'webhook'];

export const examples: PartExamples = () => ({
	...Object.fromEntries(
		icons.map((name, index) => [
			`Field ${index + 1}`,
			withLook({ illustrations: 'fields' }, <IconFlag name={name} index={index} />),
		]),
	),
	'On a pale tint': withLook({ illustrations: 'tinted' }, <IconFlag name="send" index={0} />),
	'In a frame': withLook({ illustrations: 'outlined' }, <IconFlag name="send" index={0} />),
});
