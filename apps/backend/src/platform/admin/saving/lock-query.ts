interface Place {
	id?: number | string | undefined;
	collectionSlug?: string | undefined;
	globalSlug?: string | undefined;
}

/** The filter for the locks of a document or global. */
export const lockQuery = ({ id, collectionSlug, globalSlug }: Place): URLSearchParams =>
	new URLSearchParams(
		globalSlug
			? { 'where[globalSlug][equals]': globalSlug }
			: {
					'where[document.relationTo][equals]': collectionSlug ?? '',
					'where[document.value][equals]': String(id ?? ''),
				},
	);
