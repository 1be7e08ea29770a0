quarry-title = Каменоломня
quarry-event-took = { $name } бере { $colour }.
