// A worker of before-paint.js, named after the reader's language: has the browser read its tables of
// dates and numbers, so that the page finds them read.
new Intl.DateTimeFormat(self.name, { dateStyle: 'long' }).format();
new Intl.NumberFormat(self.name).format(0);
self.close();
