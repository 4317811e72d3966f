import type { LocaleDefinition } from '@website/contracts/locales';
import type { ReactNode } from 'react';

const drawings = {
	gb: (
		<>
			<path fill="#012169" d="M0 0h28v20H0z" />
			<path stroke="#fff" strokeWidth="4" d="m0 0 28 20M28 0 0 20" />
			<path stroke="#c8102e" strokeWidth="1.6" d="m0 0 28 20M28 0 0 20" />
			<path stroke="#fff" strokeWidth="6.6" d="M14 0v20M0 10h28" />
			<path stroke="#c8102e" strokeWidth="4" d="M14 0v20M0 10h28" />
		</>
	),
	dk: (
		<>
			<path fill="#c8102e" d="M0 0h28v20H0z" />
			<path stroke="#fff" strokeWidth="3.4" d="M10 0v20M0 10h28" />
		</>
	),
	de: (
		<>
			<path d="M0 0h28v6.7H0z" />
			<path fill="#d00" d="M0 6.6h28v6.8H0z" />
			<path fill="#ffce00" d="M0 13.3h28V20H0z" />
		</>
	),
} satisfies Partial<Record<LocaleDefinition['flag'], ReactNode>>;

/**
 * A country's flag beside the name of a language: drawn in the page if it is here, otherwise the file that the site has of each country.
 * Decorative, because the name is always beside it. Renders nothing for other codes.
 */
export function Flag({ code, className = 'h-4 w-auto' }: { code: string; className?: string }) {
	if (!/^[a-z]{2}$/.test(code)) return null;
	if (!Object.hasOwn(drawings, code))
		return (
			<img src={`/flags/${code}.svg`} alt="" className={`aspect-7/5 object-cover ${className}`} />
		);
	return (
		<svg viewBox="0 0 28 20" className={className} aria-hidden="true" focusable="false">
			{drawings[code as keyof typeof drawings]}
		</svg>
	);
}
