import type { PartExamples } from '~/testing/part-examples';
import { Carousel } from './carousel';

const slides = ['Nordpakke', 'Hansekontor', 'Brygge Bank', 'Morgenbrot'].map((name) => ({
	key: name,
	content: <p>{name} sends a notice for each parcel, and reads the answers.</p>,
}));

export const examples: PartExamples = {
	'Four slides': <Carousel label="Customers" slides={slides} />,
	'One slide': <Carousel label="Our customer" slides={slides.slice(0, 1)} />,
};
