import type { ReactNode } from 'react';
import { classNames } from '~/ui/class-names';
import { Eyebrow } from '~/ui/text/eyebrow';
import { Heading } from '~/ui/text/heading';
import { RichText } from '~/ui/text/rich-text';

export type Theme = 'light' | 'tinted' | 'dark' | 'secondary' | 'tertiary';

/** The classes that apply the colors of a theme to an element and its descendants. */
export function themeClass(theme: Theme): string {
	return `theme-${theme} bg-canvas text-fg`;
}

interface SectionProps {
	theme?: Theme;
	/** The id of the heading that labels the section; without it the section is not a landmark. */
	labelledBy?: string;
	/** `none` if the content of the section reaches its edges. */
	space?: 'normal' | 'tight' | 'none';
	id?: string;
	className?: string;
	children: ReactNode;
}

const spaces = { normal: 'py-section', tight: 'py-12 md:py-16', none: '' };

/** A full-width section of the page in one theme. */
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

/** Content at the default width, with the page's gutters. */
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

/** The heading and the introduction of a section, side by side on wide screens. */
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
