import type { PartExamples } from '~/testing/part-examples';
import { Avatar } from './avatar';

const portrait = {
	url: '/content/media/avatar.png',
	alt: '',
	mimeType: 'image/png',
	width: 256,
	height: 256,
};

export const examples: PartExamples = () => ({ Portrait: <Avatar media={portrait} /> });
