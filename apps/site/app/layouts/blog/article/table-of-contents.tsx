import { useEffect, useState } from 'react';
import type { AnyBlogElement } from '~/blog-elements/element';
import { useMessages } from '~/i18n/context';
import { Disclosure } from '~/ui/actions/disclosure';
import { classNames } from '~/ui/class-names';

/** The area above the lower two thirds of the window, without a limit at the top. */
const rootMargin = '9999999px 0px -66% 0px';

/** The anchor of the current heading: the last one above the lower two thirds of the window. Null before the first heading. */
export function useCurrentAnchor(outline: OutlineEntry[]): string | null {
	const [current, setCurrent] = useState<string | null>(null);

	useEffect(() => {
		const headings = outline
			.flatMap((entry) => [entry, ...entry.children])
			.map((entry) => document.getElementById(entry.anchor))
			.filter((heading) => heading !== null);
		const above = new Set<Element>();

		// The callback runs when headings cross the line, not on every scroll event.
		const observer = new IntersectionObserver(
			(entries) => {
				for (const { target, isIntersecting } of entries) {
					if (isIntersecting) above.add(target);
					else above.delete(target);
				}
				setCurrent(headings.findLast((heading) => above.has(heading))?.id ?? null);
			},
			{ rootMargin },
		);
		for (const heading of headings) observer.observe(heading);
		return () => observer.disconnect();
	}, [outline]);

	return current;
}

export interface OutlineEntry {
	anchor: string;
	text: string;
	children: OutlineEntry[];
}

/** Builds the table of contents from an article's headings: sections with their subsections. */
export function articleOutline(elements: readonly AnyBlogElement[]): OutlineEntry[] {
	const outline: OutlineEntry[] = [];
	for (const element of elements) {
		if (element.__typename !== 'BlogHeading') continue;
		const entry = { anchor: element.anchor, text: element.text, children: [] };
		const section = outline.at(-1);
		if (element.level > 2 && section) section.children.push(entry);
		else outline.push(entry);
	}
	return outline;
}

/** Links to the article's headings beside its text; the current section is marked (WCAG 2.4.5, 2.4.8). */
export function SidebarContents({ outline }: { outline: OutlineEntry[] }) {
	const messages = useMessages();
	const current = useCurrentAnchor(outline);
	return (
		<nav aria-label={messages.onThisPage}>
			<p className="mb-3 text-sm font-bold">{messages.onThisPage}</p>
			<OutlineList entries={outline} current={current} />
		</nav>
	);
}

export function CollapsibleContents({ outline }: { outline: OutlineEntry[] }) {
	const messages = useMessages();
	return (
		<nav aria-label={messages.onThisPage} className="border-y-4 border-fg">
			<Disclosure summary={<span className="font-bold">{messages.onThisPage}</span>}>
				<OutlineList entries={outline} />
			</Disclosure>
		</nav>
	);
}

function OutlineList({ entries, current }: { entries: OutlineEntry[]; current?: string | null }) {
	return (
		<ol className="border-l-4 border-line">
			{entries.map((entry) => (
				<li key={entry.anchor}>
					<OutlineLink entry={entry} isCurrent={entry.anchor === current} />
					{entry.children.length > 0 && (
						<ol>
							{entry.children.map((child) => (
								<li key={child.anchor}>
									<OutlineLink entry={child} isCurrent={child.anchor === current} isDeep />
								</li>
							))}
						</ol>
					)}
				</li>
			))}
		</ol>
	);
}

function OutlineLink(props: { entry: OutlineEntry; isCurrent: boolean; isDeep?: boolean }) {
	const { entry, isCurrent, isDeep } = props;
	return (
		<a
			href={`#${entry.anchor}`}
			aria-current={isCurrent ? 'location' : undefined}
			className={classNames(
				'relative block py-2 pr-2 text-sm leading-snug transition-colors hover:text-fg hover:underline hover:underline-offset-4',
				isDeep ? 'pl-9' : 'pl-5',
				isCurrent ? 'font-bold text-fg' : 'text-muted',
			)}
		>
			{isCurrent && (
				<span aria-hidden="true" className="absolute top-2.5 -left-1 h-4 w-3.5 bg-mark pennant" />
			)}
			{entry.text}
		</a>
	);
}
