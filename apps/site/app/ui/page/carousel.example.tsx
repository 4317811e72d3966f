import type { PartExamples } from '~/testing/part-examples';
import { Carousel } from './carousel';

export const examples: PartExamples = (t) => {
	const slides = ['Nordpakke', 'Hansekontor', 'Brygge Bank', 'Morgenbrot'].map((name) => ({
		key: name,
		content: (
			<p>
				{t({
					en: `${name} sends a notice for each parcel, and reads the answers.`,
					da: `${name} sender besked om hver pakke og læser svarene.`,
					de: `${name} verschickt zu jedem Paket eine Nachricht und liest die Antworten.`,
				})}
			</p>
		),
	}));

	return {
		'Four slides': (
			<Carousel label={t({ en: 'Customers', da: 'Kunder', de: 'Kunden' })} slides={slides} />
		),
		'One slide': (
			<Carousel
				label={t({ en: 'Our customer', da: 'Vores kunde', de: 'Unser Kunde' })}
				slides={slides.slice(0, 1)}
			/>
		),
	};
};
