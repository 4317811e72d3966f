import type { AnimationFieldsFragment } from '~/content/generated/operations';

/** An animation with a link and the default values of the specification. */
export const exampleAnimation: AnimationFieldsFragment = {
	animationLink: '/content/media/wave.json',
	animationData: null,
	alt: 'A wave',
	loop: true,
	autoplay: true,
	speed: 1,
	delay: 0,
	direction: 'forward',
	width: '100%',
	height: '100%',
	scale: 1,
	background: 'transparent',
	pauseOnHover: false,
	playOnHover: false,
	pauseAnimation: false,
	poster: null,
};
