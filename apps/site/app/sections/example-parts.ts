import type {
	ButtonFieldsFragment,
	ButtonStyle,
	LinkFieldsFragment,
	MediaFieldsFragment,
} from '~/content/generated/operations';

/** A link for the example data of sections. */
export function exampleLink(url: string, title: string): LinkFieldsFragment {
	return { url, title, target: '_self' };
}

export function exampleButton(
	url: string,
	title: string,
	style: ButtonStyle = 'primary',
): ButtonFieldsFragment {
	return { style, link: exampleLink(url, title) };
}

export function exampleDrawing(
	name: string,
	alt: string,
	width = 960,
	height = 720,
): MediaFieldsFragment {
	return {
		id: name,
		url: `/content/media/${name}.svg`,
		alt,
		mimeType: 'image/svg+xml',
		width,
		height,
		focalX: 50,
		focalY: 50,
		color: '#cfe3ff',
	};
}

export function exampleLogo(name: string, company: string): MediaFieldsFragment {
	return { ...exampleDrawing(`logo-${name}`, company, 160, 48), color: null };
}
