import { locales } from '@website/contracts/locales';
import { exampleDrawing } from '~/sections/example-parts';
import type { FolderExamples } from '~/testing/part-examples';
import { Film } from './film';
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

const film = {
	url: '/content/media/intro.mp4',
	alt: '',
	mimeType: 'video/mp4',
	width: 1280,
	height: 720,
};

export const examples: FolderExamples = {
	film: (t) => {
		const label = t(
			'A ship hoists signal flags',
			'Et skib hejser signalflag',
			'Ein Schiff setzt Signalflaggen',
		);
		return {
			Wide: <Film media={film} label={label} />,
			Upright: <Film media={{ ...film, width: 720, height: 1280 }} label={label} />,
		};
	},

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
			t('An office by the water', 'Et kontor ved vandet', 'Ein Büro am Wasser'),
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
						t('An office by the water', 'Et kontor ved vandet', 'Ein Büro am Wasser'),
					)}
				/>
			),
			'A photograph, in widths and formats': <Picture media={photo} />,
			'Cropped to a fixed size': <Picture media={photo} fixed={{ width: 160, height: 160 }} />,
			Portrait: <Avatar media={portrait} />,
		};
	},
};
