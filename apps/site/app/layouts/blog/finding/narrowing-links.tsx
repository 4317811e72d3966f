import { useId } from 'react';
import { useLocation } from 'react-router';
import type { Narrowing } from '~/content/narrowing';
import { Heading } from '~/ui/text/heading';
import { TagLinks } from './tag-links';

/** Links to narrower lists and back to the wider one, with the current list marked. */
export function NarrowingLinks({ narrowings }: { narrowings: readonly Narrowing[] }) {
	if (narrowings.length === 0) return null;
	return (
		<div className="grid gap-x-16 gap-y-6 pt-6 lg:grid-cols-2">
			{narrowings.map((narrowing) => (
				<Group key={narrowing.heading} {...narrowing} />
			))}
		</div>
	);
}

function Group({ heading, links }: Narrowing) {
	const id = useId();
	const { pathname } = useLocation();
	return (
		<nav aria-labelledby={id}>
			<Heading level={2} size="item" id={id} className="mb-3">
				{heading}
			</Heading>
			<TagLinks tags={links} current={pathname} />
		</nav>
	);
}
