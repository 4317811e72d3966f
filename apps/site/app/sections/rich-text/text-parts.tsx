import { splitColumns } from '~/ui/page/split-container';
import { RichText } from '~/ui/text/rich-text';
import { partsOf } from './parts-of';

/** The parts of a text, each beside its second-level heading if the screen is wide enough. */
export function TextParts({ html }: { html: string }) {
	return (
		<div className="grid gap-y-12 md:gap-y-16">
			{partsOf(html).map(({ heading, text }) => (
				<div key={heading} className={`${splitColumns} gap-y-4`}>
					<RichText html={heading} length="long" className="lg:col-start-1" />
					<RichText html={text} length="long" className="lg:col-start-2" />
				</div>
			))}
		</div>
	);
}
