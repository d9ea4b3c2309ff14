// Whoever imports one of these types for its effect on the compiler loads nothing.
export {};
