import { type LocaleCode, locales } from '@website/contracts/locales';
import { useSearchParams } from 'react-router';

export const schemes = ['light', 'dark', 'both'] as const;
export type SchemeChoice = (typeof schemes)[number];

/** Preset widths with typical devices. */
export const widths = [320, 390, 768, 1024, 1440, 1920] as const;
export const minWidth = 320;
export const maxWidth = 1920;

export interface ViewSettings {
	lang: LocaleCode;
	scheme: SchemeChoice;
	width: number;
	/** Name of the selected example; empty for the first one. */
	example: string;
}

/** Reads and changes the view settings. They are stored in the URL, so that a shared link shows the same view. */
export function useViewSettings(): [ViewSettings, (change: Partial<ViewSettings>) => void] {
	const [search, setSearch] = useSearchParams();
	const width = Number(search.get('width'));
	const settings: ViewSettings = {
		lang: locales.find(({ code }) => code === search.get('lang'))?.code ?? 'en',
		scheme: schemes.find((name) => name === search.get('scheme')) ?? 'light',
		width: width >= minWidth && width <= maxWidth ? Math.round(width) : 1440,
		example: search.get('example') ?? '',
	};
	return [
		settings,
		(change) =>
			setSearch(
				(previous) => {
					const next = new URLSearchParams(previous);
					for (const [name, value] of Object.entries(change)) next.set(name, String(value));
					return next;
				},
				{ replace: true },
			),
	];
}

/** Returns the path of a part with the view settings, except the example, which belongs to the current part. */
export function partPath(id: string, search: string): string {
	const params = new URLSearchParams(search);
	params.delete('example');
	const text = params.toString();
	return `/${id}${text ? `?${text}` : ''}`;
}
