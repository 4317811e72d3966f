import type { ReactNode } from 'react';
import { classNames } from '~/ui/class-names';
import { Eyebrow } from '~/ui/text/eyebrow';
import { Heading } from '~/ui/text/heading';
import { RichText } from '~/ui/text/rich-text';

export type Theme = 'light' | 'tinted' | 'dark' | 'secondary' | 'tertiary';

/** The class that gives an element and everything in it a theme's colors. */
export function themeClass(theme: Theme): string {
	return `theme-${theme} bg-canvas text-fg`;
}

interface SectionProps {
	theme?: Theme;
	/** Id of the heading that names the section; without one the section is no landmark. */
	labelledBy?: string;
	/** `none` if the section's fields reach its edges. */
	space?: 'normal' | 'tight' | 'none';
	id?: string;
	className?: string;
	children: ReactNode;
}

const spaces = { normal: 'py-section', tight: 'py-12 md:py-16', none: '' };

/** A band across the page in one theme. */
export function Section({
	theme = 'light',
	labelledBy,
	space = 'normal',
	id,
	className,
	children,
}: SectionProps) {
	return (
		<section
			id={id}
			aria-labelledby={labelledBy}
			className={classNames(themeClass(theme), spaces[space], className)}
		>
			{children}
		</section>
	);
}

/** The usual width of content with the page's gutters. */
export function Container({ className, children }: { className?: string; children: ReactNode }) {
	return <div className={classNames('container-page', className)}>{children}</div>;
}

interface SectionHeaderProps {
	id?: string;
	eyebrow?: string;
	heading: string;
	/** HTML. */
	text?: string;
	className?: string;
}

/** Heading and lead of a section: words left, lead right where there is room. */
export function SectionHeader({
	id,
	eyebrow = '',
	heading,
	text = '',
	className,
}: SectionHeaderProps) {
	if (heading === '' && text === '') return null;
	return (
		<header
			className={classNames(
				'mb-10 grid gap-x-16 gap-y-5 md:mb-14 lg:grid-cols-[minmax(0,7fr)_minmax(0,4fr)] lg:items-end',
				className,
			)}
		>
			<div>
				<Eyebrow>{eyebrow}</Eyebrow>
				{heading !== '' && (
					<Heading level={2} id={id} className="max-w-[18em]">
						{heading}
					</Heading>
				)}
			</div>
			<RichText html={text} className="max-w-text text-lg text-muted" />
		</header>
	);
}
