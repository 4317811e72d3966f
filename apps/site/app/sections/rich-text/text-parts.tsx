import { RichText } from '~/ui/text/rich-text';
import { partsOf } from './heading-ids';

/** The parts of a text below each other, each beside its second-level heading where there is room. */
export function TextParts({ html }: { html: string }) {
	return (
		<div className="grid gap-y-12 md:gap-y-16">
			{partsOf(html).map(({ heading, text }) => (
				<div
					key={heading}
					className="grid grid-cols-[minmax(0,1fr)] gap-x-16 gap-y-4 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]"
				>
					<RichText html={heading} length="long" className="lg:col-start-1" />
					<RichText html={text} length="long" className="lg:col-start-2" />
				</div>
			))}
		</div>
	);
}
