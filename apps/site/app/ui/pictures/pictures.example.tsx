import { locales } from '@website/contracts/locales';
import { exampleDrawing } from '~/sections/example-parts';
import type { FolderExamples } from '~/testing/part-examples';
import { Flag } from './flag';
import { Icon, iconNames } from './icon';
import { Avatar, Picture } from './picture';

const portrait = {
	url: '/content/media/avatar.png',
	alt: '',
	mimeType: 'image/png',
	width: 256,
	height: 256,
};

export const examples: FolderExamples = {
	flag: () =>
		Object.fromEntries(
			locales.map(({ name, flag }) => [
				name,
				<p key={flag}>
					<Flag code={flag} /> {name}
				</p>,
			]),
		),

	icon: () => ({
		'Every name': (
			<p>
				{iconNames.map((name) => (
					<Icon key={name} name={name} />
				))}
			</p>
		),
		'An unknown name': <Icon name="unknown" />,
	}),

	picture: (t) => {
		const drawing = exampleDrawing(
			'feature-office',
			t({ en: 'An office by the water', da: 'Et kontor ved vandet', de: 'Ein Büro am Wasser' }),
		);
		const photo = {
			...drawing,
			url: '/content/media/office.png',
			mimeType: 'image/png',
		};

		return {
			'A drawing': (
				<Picture
					media={exampleDrawing(
						'feature-office',
						t({
							en: 'An office by the water',
							da: 'Et kontor ved vandet',
							de: 'Ein Büro am Wasser',
						}),
					)}
				/>
			),
			'A photograph, in widths and formats': <Picture media={photo} />,
			'Cropped to a fixed size': <Picture media={photo} fixed={{ width: 160, height: 160 }} />,
			Portrait: <Avatar media={portrait} />,
		};
	},
};
