/** Whether the device has a way of its own to share things. */
export const canShare = (): boolean => 'share' in navigator;

/** Whoever is asked with whom to share may think better of it. */
export const isCancelled = (error: unknown): boolean => error instanceof DOMException && error.name === 'AbortError';
