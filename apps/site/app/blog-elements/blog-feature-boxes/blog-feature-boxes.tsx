import { classNames } from '~/ui/class-names';
import { fullRows } from '~/ui/page/full-rows';
import { Heading } from '~/ui/text/heading';
import { RichText } from '~/ui/text/rich-text';
import type { BlogElementProps, ElementHeadingLevel } from '../element';

const fields = ['bg-accent', 'bg-secondary', 'bg-tertiary', 'bg-positive'];

/** Boxes in the editor's number of columns, or stacked on narrow screens (specification section 3). */
export function BlogFeatureBoxes({ element, headingLevel }: BlogElementProps<'BlogFeatureBoxes'>) {
	const { heading, columns, boxes } = element;
	const rows = fullRows({ count: boxes.length, maxColumns: columns, moreFrom: 'xl' });
	const boxLevel = heading === '' ? headingLevel : nextLevel(headingLevel);
	return (
		<div>
			{heading !== '' && (
				<Heading level={headingLevel} size="item" className="mb-5">
					{heading}
				</Heading>
			)}
			<ul className={classNames('grid gap-5', rows.list)}>
				{boxes.map((box, index) => (
					<li
						key={box.heading}
						className={classNames('flex flex-col bg-surface', rows.card(index))}
					>
						<span aria-hidden="true" className={classNames('h-2', fields[index % fields.length])} />
						<div className="p-6">
							<Heading level={boxLevel} size="item">
								{box.heading}
							</Heading>
							<RichText html={box.text} className="mt-3 text-sm text-muted" />
						</div>
					</li>
				))}
			</ul>
		</div>
	);
}

function nextLevel(level: ElementHeadingLevel): ElementHeadingLevel {
	return level === 2 ? 3 : 4;
}
