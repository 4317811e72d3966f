import type { MediaItem, ProductVisual } from '@website/contracts/content-types';
import type { VisualGroup } from '../../payload-types.ts';
import type { Related } from './relations.ts';

/** A product visual that the site draws; null if editors selected none or left out the caption. */
export async function mapVisual(
	data: VisualGroup | null | undefined,
	media: (value: Related) => Promise<MediaItem | null>,
): Promise<ProductVisual | null> {
	if (!data?.kind || !data.caption) return null;
	return {
		kind: data.kind,
		caption: data.caption,
		sender: data.sender ?? '',
		title: data.title ?? '',
		text: data.text ?? '',
		image: await media(data.image),
		buttons: data.buttons ?? [],
		rows: (data.rows ?? []).map((row) => ({
			label: row.label ?? '',
			value: row.value ?? '',
			detail: row.detail ?? '',
			time: row.time ?? '',
			state: row.state ?? 'none',
		})),
		steps: (data.steps ?? []).map((step) => ({
			state: step.state ?? 'none',
			time: step.time ?? '',
			text: step.text ?? '',
		})),
	};
}
